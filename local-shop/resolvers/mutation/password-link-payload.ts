import type {PasswordLinkResult} from '../../data/password-link';
import type {CatalogueLanguage} from '../../domain/catalogue';
import {customerError} from '../../domain/customer-error';
import {customerFailure, customerSuccess} from '../../domain/customer-failure';
import {customerSource} from '../object/customer';

/** The result of the four mutations behind mail links; `fields` says where their input can be at fault. */
export function passwordLinkPayload(
  result: PasswordLinkResult,
  language: CatalogueLanguage,
  fields: {
    readonly password: readonly string[];
    readonly link: readonly string[];
  },
) {
  if ('fault' in result) {
    return customerFailure(
      customerError(result.reason, language, fields[result.fault]),
    );
  }
  return customerSuccess({
    customer: customerSource(result.customer),
    customerAccessToken: result.token,
  });
}
