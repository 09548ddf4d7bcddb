import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {UnsavedFormPage} from './UnsavedFormPage';

it.each([
  [
    'a profile',
    {lastName: 'Brandt', email: 'w@example.com'},
    'Last name (optional)',
  ],
  ['an address', {lastName: 'Brandt', address1: 'Deich 1'}, 'Last name'],
])('names what is optional as the form of %s does', (_, values, label) => {
  renderPage(<UnsavedFormPage state={{values, problems: []}} isSignedOut />, {
    path: '/en/account/profile',
  });
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'Brandt');
});
