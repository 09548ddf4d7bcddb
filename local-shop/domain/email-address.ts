/** Longest address that can be mailed to (RFC 5321, erratum 1690). */
const MAX_LENGTH = 254;

/**
 * Whether a text is a plain e-mail address: one `@`, no spaces, control
 * characters or list separators (which would put further recipients into a
 * header), and a domain with a dot.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= MAX_LENGTH &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(
      text,
    )
  );
}
