/** Signs on a grid of 24: strokes of 2, round ends; `fill` parts are solid. */
export interface Sign {
  line?: string;
  fill?: string;
}

export const icons = {
  'sound-on': {
    fill: 'M3 9H7L12 4V20L7 15H3Z',
    line: 'M15.5 8.5C17.5 10.5 17.5 13.5 15.5 15.5M18.5 5.5C22.2 9 22.2 15 18.5 18.5',
  },
  'sound-off': { fill: 'M3 9H7L12 4V20L7 15H3Z', line: 'M16 9L22 15M22 9L16 15' },
  sun: {
    fill: 'M12 7.5A4.5 4.5 0 1 1 11.9 7.5Z',
    line: 'M12 1.5V4M12 20V22.5M1.5 12H4M20 12H22.5M4.6 4.6L6.3 6.3M17.7 17.7L19.4 19.4M4.6 19.4L6.3 17.7M17.7 6.3L19.4 4.6',
  },
  moon: { fill: 'M15 2.5A10 10 0 1 0 21.5 15.5A8 8 0 0 1 15 2.5Z' },
  language: { line: 'M12 2.5A9.5 9.5 0 1 1 11.9 2.5ZM2.5 12H21.5M12 2.5C7 7 7 17 12 21.5C17 17 17 7 12 2.5' },
  menu: { line: 'M3 6H21M3 12H21M3 18H21' },
  chat: { line: 'M3 4H21V16H11L6 20.5V16H3ZM7.5 10H7.6M12 10H12.1M16.5 10H16.6' },
  log: {
    line: 'M7 3H20V17C20 20 16 20.5 16 17.5V16H3V18C3 20 4.5 21 6 21H18M7 16V3C7 3 4 3 4 6V8H7M10.5 7.5H16.5M10.5 11.5H16.5',
  },
  book: { line: 'M12 6C9 3.5 5 3.5 2.5 4.5V19C5 18 9 18 12 20.5C15 18 19 18 21.5 19V4.5C19 3.5 15 3.5 12 6ZM12 6V20' },
  eye: { line: 'M1.5 12C6 4.5 18 4.5 22.5 12C18 19.5 6 19.5 1.5 12Z', fill: 'M12 8.5A3.5 3.5 0 1 1 11.9 8.5Z' },
  robot: {
    line: 'M5 8.5H19V20H5ZM12 8.5V4M9.5 16.5H14.5M2 12.5V16.5M22 12.5V16.5',
    fill: 'M12 1.5A1.7 1.7 0 1 1 11.9 1.5ZM9 11A1.6 1.6 0 1 1 8.9 11ZM15 11A1.6 1.6 0 1 1 14.9 11Z',
  },
  person: { fill: 'M12 2.5A5 5 0 1 1 11.9 2.5ZM2.5 21.5C3 15.5 7 13.5 12 13.5C17 13.5 21 15.5 21.5 21.5Z' },
  crown: { fill: 'M2 6.5L7.5 11L12 3.5L16.5 11L22 6.5L19.5 17H4.5ZM4.5 18.5H19.5V21H4.5Z' },
  link: {
    line: 'M10 14C8 12 8 9.5 10 7.5L13 4.5C15 2.5 18 2.5 19.6 4.4C21.5 6 21.5 9 19.5 11L17.5 13M14 10C16 12 16 14.5 14 16.5L11 19.5C9 21.5 6 21.5 4.4 19.6C2.5 18 2.5 15 4.5 13L6.5 11',
  },
  copy: { line: 'M8 7H20.5V21.5H8ZM16 7V2.5H3.5V17H8' },
  undo: { line: 'M8.5 3.5L3 9L8.5 14.5M3.5 9H14C23 9 23 20.5 14 20.5H9' },
  play: { fill: 'M6 3L21 12L6 21Z' },
  pause: { fill: 'M5 3.5H10V20.5H5ZM14 3.5H19V20.5H14Z' },
  step: { fill: 'M4 3L15 12L4 21ZM16.5 3H20V21H16.5Z' },
  'step-back': { fill: 'M20 3L9 12L20 21ZM7.5 3H4V21H7.5Z' },
  first: { fill: 'M21 3L12 12L21 21ZM13 3L4 12L13 21ZM4.5 3H2V21H4.5Z' },
  last: { fill: 'M3 3L12 12L3 21ZM11 3L20 12L11 21ZM19.5 3H22V21H19.5Z' },
  check: { line: 'M3.5 13L9.5 19L20.5 5.5' },
  cross: { line: 'M5 5L19 19M19 5L5 19' },
  clock: { line: 'M12 2.5A9.5 9.5 0 1 1 11.9 2.5ZM12 6.5V12.5L16 15' },
  dice: {
    line: 'M3 3H21V21H3Z',
    fill: 'M8 6A2 2 0 1 1 7.9 6ZM16 6A2 2 0 1 1 15.9 6ZM12 10A2 2 0 1 1 11.9 10ZM8 14A2 2 0 1 1 7.9 14ZM16 14A2 2 0 1 1 15.9 14Z',
  },
  hint: {
    line: 'M9 17.5C9 14 5.5 13 5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13 15 14 15 17.5ZM9.5 21.5H14.5M12 17V11.5L9.5 9.5M12 11.5L14.5 9.5',
  },
  download: { line: 'M12 3V15M6.5 9.5L12 15L17.5 9.5M3.5 16V21H20.5V16' },
  chart: { line: 'M3 3V21H21M6.5 15.5L11 10L14.5 13L20.5 5.5' },
  flag: { line: 'M4.5 22V2.5', fill: 'M5.5 3C10 0.5 14 6 20.5 3.5L18.5 8.5L20.5 13.5C14 16 10 10.5 5.5 13Z' },
  info: { line: 'M12 2.5A9.5 9.5 0 1 1 11.9 2.5ZM12 11V17M10 11H12M10 17H14', fill: 'M12 6A1.4 1.4 0 1 1 11.9 6Z' },
  plus: { line: 'M12 4V20M4 12H20' },
  minus: { line: 'M4 12H20' },
  settings: { line: 'M3 7H12M18 7H21M3 17H6M12 17H21M15 4.5A2.5 2.5 0 1 1 14.9 4.5ZM9 14.5A2.5 2.5 0 1 1 8.9 14.5Z' },
  shield: {
    line: 'M12 2.5C15 4.5 18 5 20.5 5C20.5 13 18.5 18.5 12 21.5C5.5 18.5 3.5 13 3.5 5C6 5 9 4.5 12 2.5ZM8 11.5L11 14.5L16.5 8.5',
  },
  share: { line: 'M12 15V2.5M7 7L12 2.5L17 7M4 12V21H20V12' },
} as const satisfies Record<string, Sign>;

export type IconName = keyof typeof icons;
