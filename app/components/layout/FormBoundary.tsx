import {useRouteError} from '@remix-run/react';
import {lazy} from 'react';
import {OnDemand} from '~/components/ui/OnDemand';
import {challengeOf} from '~/lib/forms/challenge';
import {ErrorPage} from './ErrorPage';

// Few stores require one.
const ChallengePage = lazy(async () => ({
  default: (await import('~/components/account/ChallengePage')).ChallengePage,
}));

/** Error boundary of pages whose forms may require a challenge. */
export function FormBoundary() {
  const error = useRouteError();
  const challenge = challengeOf(error);
  return challenge ? (
    <OnDemand>
      <ChallengePage {...challenge} />
    </OnDemand>
  ) : (
    <ErrorPage error={error} />
  );
}
