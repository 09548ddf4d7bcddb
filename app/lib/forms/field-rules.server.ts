import * as z from 'zod/mini';
import type {FieldFault} from './form-answer';

const fault = (key: FieldFault) => key;

/** What turns the text around it; halves of characters. */
const MISLEADING = /[\u202A-\u202E\u2066-\u2069\p{Cs}]/gu;

/** Programs copy these along unseen. */
const honest = z.overwrite<string>((text) => text.replace(MISLEADING, ''));

/**
 * One line of text. Control characters are refused, not removed: a line break in
 * a subject or an address would begin a header of its own.
 *
 * @param most characters.
 */
export function lineRule(most: number) {
  return z
    .string()
    .check(
      honest,
      z.trim(),
      z.maxLength(most, fault('tooLong')),
      z.regex(/^\P{Cc}*$/u, fault('characters')),
    );
}

/** Text of several lines; line breaks become `\n`. */
export function textRule(most: number) {
  return z.string().check(
    honest,
    z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
    z.maxLength(most, fault('tooLong')),
    z.regex(/^[\n\t\P{Cc}]*$/u, fault('characters')),
  );
}

/** A field that has to be filled in. */
export function required(rule: z.ZodMiniString) {
  return rule.check(z.refine((value) => value !== '', fault('missing')));
}

/** 254 characters are the most that SMTP can carry (RFC 5321). */
const LONGEST_EMAIL = 254;

/** One `@`, nothing that could begin another address or header, a domain with a dot. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;

/** An e-mail address that can be mailed to. */
export const emailRule = required(lineRule(LONGEST_EMAIL)).check(
  z.refine(
    (value) =>
      value === '' ||
      value.length > LONGEST_EMAIL ||
      (EMAIL.test(value) && !/[@.]-|-(?:\.|$)/.test(value)),
    fault('email'),
  ),
);

/** The first fault of each field, by the field's name. */
export function fieldFaults<Name extends string>(
  error: z.core.$ZodError,
): Partial<Record<Name, FieldFault>> {
  const faults: Partial<Record<Name, FieldFault>> = {};
  for (const {path, message} of error.issues) {
    faults[path[0] as Name] ??= message as FieldFault;
  }
  return faults;
}
