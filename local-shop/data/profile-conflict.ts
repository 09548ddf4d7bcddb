import type {Shop} from '../context';
import type {Profile, ProfileFault} from '../domain/customer-profile';
import {customerByEmail, customerByPhone} from './customer-store';

/** Faults of a profile whose e-mail or phone number another customer already has. */
export function profileConflicts(
  shop: Shop,
  {email, phone}: Profile,
  ownId: string | null,
): readonly ProfileFault[] {
  const faults: ProfileFault[] = [];
  const byEmail = email && customerByEmail(shop, email);
  if (byEmail && byEmail.id !== ownId) {
    faults.push({field: 'email', reason: 'emailTaken'});
  }
  const byPhone = phone && customerByPhone(shop, phone);
  if (byPhone && byPhone.id !== ownId) {
    faults.push({field: 'phone', reason: 'phoneTaken'});
  }
  return faults;
}
