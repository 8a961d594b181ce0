/** A moment in the reader's words: seconds since 1970. */
export const when = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000));
