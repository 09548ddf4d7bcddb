import {useEffect, useState} from 'react';
import {useLocale} from '~/components/ui/use-locale';
import {readOffer, type CountryOffer} from '~/lib/i18n/country-offer';
import {localizedPath} from '~/lib/i18n/locale';

/** Milliseconds; the server itself gives up on the provider after about 17 s. */
const TIMEOUT = 20_000;

/** What the shop's answer has come to so far. */
type OfferState =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'}
  | {readonly status: 'loaded'; readonly offer: CountryOffer};

/** Asks once which countries the shop sells to. */
export function useCountryOffer(): OfferState {
  const locale = useLocale();
  const address = localizedPath('/country/offer', locale);
  const [state, setState] = useState<OfferState>({status: 'loading'});
  useEffect(() => {
    const leaving = new AbortController();
    const signal = AbortSignal.any([
      leaving.signal,
      AbortSignal.timeout(TIMEOUT),
    ]);
    fetch(address, {headers: {Accept: 'application/json'}, signal})
      .then(async (response) => {
        const offer = response.ok ? readOffer(await response.json()) : null;
        setState(offer ? {status: 'loaded', offer} : {status: 'failed'});
      })
      .catch(() => {
        if (!leaving.signal.aborted) setState({status: 'failed'});
      });
    return () => leaving.abort();
  }, [address]);
  return state;
}
