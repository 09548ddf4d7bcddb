import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {FormProblems} from './FormProblems';

it('leads from each problem to its field', () => {
  const fieldProblems = [
    {id: 'mail', label: 'E-mail', problem: 'email'} as const,
  ];
  renderPage(<FormProblems problem={null} fieldProblems={fieldProblems} />);
  const link = screen.getByRole('link', {name: /^E-mail/});
  expect(link.getAttribute('href')).toBe('#mail');
});
