import {cleanup, render, screen} from '@testing-library/react';
import {IntlProvider} from 'use-intl/react';
import {afterEach, expect, it} from 'vitest';
import type {FormProblem} from '~/lib/forms/form-answer';
import de from '~/locales/de.json';
import en from '~/locales/en.json';
import {FormFaults} from './FormFaults';

afterEach(cleanup);

const PROBLEMS: readonly FormProblem[] = [
  'expired',
  'tooLarge',
  'tooMany',
  'unavailable',
];

it.each(PROBLEMS)('says in both languages what to do: %s', (problem) => {
  for (const [locale, messages] of Object.entries({de, en})) {
    render(
      <IntlProvider locale={locale as 'de'} messages={messages}>
        <FormFaults problem={problem} faults={[]} />
      </IntlProvider>,
    );
    expect(screen.getByRole('alert').textContent).toBe(
      messages.form.problems[problem],
    );
    cleanup();
  }
});

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
