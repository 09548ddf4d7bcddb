import type {CustomerErrorReason} from './customer-error';
import {isEmailAddress} from './email-address';
import {toE164} from './phone-number';
import {nameFault, trimmed} from './text-rule';

/** A profile as a client sends it; fields that are left out stay as they are. */
interface ProfileInput {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly acceptsMarketing?: boolean | null;
}

/** The same after cleaning; only the fields that were sent. */
export interface Profile {
  email?: string;
  phone?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  acceptsMarketing?: boolean;
}

/** A problem of a profile, and its field of the input. */
export interface ProfileFault {
  readonly field: keyof ProfileInput;
  readonly reason: CustomerErrorReason;
}

/**
 * Cleans and checks a profile by Shopify's rules. Whether e-mail or phone
 * number belong to another customer is for the caller to ask.
 */
export function readProfile(input: ProfileInput): {
  readonly profile: Profile;
  readonly faults: readonly ProfileFault[];
} {
  const profile: Profile = {};
  const faults: ProfileFault[] = [];
  if (input.email !== undefined) {
    const email = trimmed(input.email);
    if (email === null) faults.push({field: 'email', reason: 'emailBlank'});
    else if (isEmailAddress(email)) profile.email = email;
    else faults.push({field: 'email', reason: 'emailInvalid'});
  }
  if (input.phone !== undefined) {
    const phone = trimmed(input.phone);
    profile.phone = phone && toE164(phone);
    if (phone && !profile.phone) {
      faults.push({field: 'phone', reason: 'phoneInvalid'});
    }
  }
  for (const field of ['firstName', 'lastName'] as const) {
    if (input[field] === undefined) continue;
    profile[field] = trimmed(input[field]);
    const reason = nameFault(profile[field]);
    if (reason) faults.push({field, reason});
  }
  if (typeof input.acceptsMarketing === 'boolean') {
    profile.acceptsMarketing = input.acceptsMarketing;
  }
  return {profile, faults};
}
