import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {SubscriptionStep} from './SubscriptionStep';

it('says what is wrong with a form of which nothing can be shown again', async () => {
  const problems = [{field: null, message: 'The form is too large.'}];
  renderPage(
    <SubscriptionStep
      shown={{step: 'entry', state: {values: {}, problems}}}
      path="/back-in-stock"
    >
      {() => null}
    </SubscriptionStep>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The form is too large.');
});
