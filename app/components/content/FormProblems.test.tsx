import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {FormProblems} from './FormProblems';

it('leads from each problem to its field', () => {
  renderPage(
    <FormProblems
      problems={[{field: 'email', message: 'Is missing'}]}
      fields={[{name: 'email', id: 'mail', label: 'E-mail'}]}
    />,
  );
  const link = screen.getByRole('link', {name: /^E-mail/});
  expect(link.getAttribute('href')).toBe('#mail');
});
