import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {SubscriptionForm} from './SubscriptionForm';

it.each([
  {button: 'Unsubscribe', isLeaving: true, intent: 'unsubscribe'},
  {button: 'Subscribe', isLeaving: false, intent: null},
])(
  'goes to the challenge with what was pressed: $button',
  async ({button, isLeaving, intent}) => {
    const sent: FormData[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      sent.push(new FormData(this));
    });
    renderPage(<SubscriptionForm canUnsubscribe />, {
      others: [
        {
          path: '/newsletter',
          action: () => ({step: 'challenge', isLeaving}),
        },
      ],
    });
    fireEvent.click(await screen.findByRole('button', {name: button}));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.get('intent')).toBe(intent);
  },
);
