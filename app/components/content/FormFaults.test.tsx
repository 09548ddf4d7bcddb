import {render, screen} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {expect, it} from 'vitest';
import en from '~/locales/en.json';
import {FormFaults} from './FormFaults';

it('leads from each fault to its field', () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <FormFaults
        problem={null}
        faults={[{id: 'mail', label: 'E-mail', fault: 'email'}]}
      />
    </IntlProvider>,
  );
  const link = screen.getByRole('link', {name: /^E-mail/});
  expect(link.getAttribute('href')).toBe('#mail');
});
