import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import type {FormState} from '~/lib/forms/form-state';
import {renderPage} from '../../../tests/support/render-page';
import {FormField, FormStateProvider, useFocusOnProblem} from './FormField';

function AddressForm({state}: {state: FormState}) {
  const form = useFocusOnProblem(state);
  return (
    <form ref={form}>
      <FormStateProvider value={state}>
        <FormField name="name" label="Name" />
        <FormField name="zip" label="Post code" />
        <FormField name="city" label="City" />
      </FormStateProvider>
    </form>
  );
}

it('a form shown again has what was typed, and the focus at the first problem', () => {
  const problems = [
    {field: 'zip', message: 'Too long'},
    {field: 'city', message: 'Is missing'},
  ];
  const values = {name: 'Ada', zip: '123456'};
  renderPage(<AddressForm state={{values, problems}} />);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada');
  const zip = screen.getByLabelText('Post code');
  expect(zip).toHaveProperty('value', '123456');
  expect(document.activeElement).toBe(zip);
  expect(screen.getByText('Is missing')).toBeTruthy();
});
