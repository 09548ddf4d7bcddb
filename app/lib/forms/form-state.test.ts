import {expect, it} from 'vitest';
import {formState} from './form-state';

it('a form that is shown again has no password, and no link that sets one', () => {
  const {values} = formState({
    email: 'ada@example.com',
    password: 'weite Sicht',
    currentPassword: 'hohe Wolke',
    resetUrl: 'https://shop.example/account/reset/1/secret',
  });
  expect(values).toEqual({
    email: 'ada@example.com',
    password: '',
    currentPassword: '',
    resetUrl: '',
  });
});
