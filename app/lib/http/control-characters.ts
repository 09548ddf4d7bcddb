/** Control characters except tab and line breaks: invisible, but they change comparisons. */
export const CONTROL_CHARACTER = /[^\P{Cc}\t\n\r]/u;
