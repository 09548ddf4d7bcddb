import {render, screen} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {expect, it} from 'vitest';
import en from '~/locales/en.json';
import {FormProblems} from './FormProblems';

it('leads from each problem to its field', () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <FormProblems
        problem={null}
        fieldProblems={[{id: 'mail', label: 'E-mail', problem: 'email'}]}
      />
    </IntlProvider>,
  );
  const link = screen.getByRole('link', {name: /^E-mail/});
  expect(link.getAttribute('href')).toBe('#mail');
});
