/** The brigand's mask, in a box of 64 × 44: cloth with its eye holes (even-odd), and the ties. */
export const maskCloth =
  'M5 15C13 5 24 7 32 11C40 7 51 5 59 15C62 26 55 38 45 36C38 35 35 28 32 26C29 28 26 35 19 36C9 38 2 26 5 15Z' +
  'M12 19C17 12 25 15 28 22C23 27 14 27 12 19ZM52 19C47 12 39 15 36 22C41 27 50 27 52 19Z';
export const maskTies =
  'M6 16C1 10-4 12-8 6C-7 14-4 18 3 20ZM4 20C-2 20-5 25-10 25C-6 29 0 28 5 25ZM58 16C63 10 68 12 72 6C71 14 68 18 61 20ZM60 20C66 20 69 25 74 25C70 29 64 28 59 25Z';
