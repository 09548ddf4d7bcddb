import {act, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {OPTIONAL} from '~/lib/consent/consent-cookies';
import {readConsent} from '~/lib/consent/consent-state';
import {saveConsent} from './consent-store';
import {ConsentBanner} from './ConsentBanner';

const SCOPE = cookieScope({
  PUBLIC_ENVIRONMENT: 'production',
  PUBLIC_SITE_URL: 'http://localhost:3000',
});

afterEach(() => saveConsent([], SCOPE));

it.each([
  ['Accept all', OPTIONAL.map(({id}) => id)],
  ['Necessary only', []],
])('“%s” is stored without loading a page', (name, enabled) => {
  renderPage(<ConsentBanner cookieScope={SCOPE} />);
  const button = screen.getByRole<HTMLButtonElement>('button', {name});
  const press = new SubmitEvent('submit', {
    submitter: button,
    bubbles: true,
    cancelable: true,
  });
  act(() => void button.form?.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(true);
  expect(readConsent(document.cookie)).toEqual({isDecided: true, enabled});
});
