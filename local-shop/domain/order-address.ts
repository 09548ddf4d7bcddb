import {formatAddress} from './address-format';
import {findProvince} from './address-province';
import type {Order} from './order';
import {languageOf} from './shop-urls';

/** Where an order goes, as lines in its language; none when nothing is sent. */
export function orderAddressLines({
  shippingAddress,
  locale,
}: Order): readonly string[] {
  if (!shippingAddress) return [];
  const {countryCode, provinceCode} = shippingAddress;
  const province =
    countryCode && provinceCode
      ? (findProvince(countryCode, provinceCode)?.name ?? null)
      : null;
  return formatAddress(shippingAddress, province, languageOf(locale), {
    withName: true,
    withCompany: true,
  });
}
