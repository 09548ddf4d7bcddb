/**
 * A control character that no text of a visitor needs: what is shown is not changed by
 * it, but what is compared is. Tabs and line breaks are none of them.
 */
export const CONTROL_CHARACTER = /[^\P{Cc}\t\n\r]/u;
