import {describe, expect, it} from 'vitest';
import {formText, formTexts} from './form-text';

describe('form texts', () => {
  const form = new FormData();
  form.set('password', '  wolken 😀 ');
  form.set('email', ' a@example.com\n');
  form.set('long', 'x'.repeat(5000));
  form.set('file', new Blob(['a']), 'a.txt');

  it('leave a password exactly as it is', () => {
    expect(formText(form, 'password')).toBe('  wolken 😀 ');
  });

  it('have no spaces at their ends otherwise', () => {
    expect(formTexts(form, ['email', 'missing'])).toEqual({
      email: 'a@example.com',
      missing: '',
    });
  });

  it('are bounded, and never files', () => {
    expect(formText(form, 'long')).toHaveLength(2000);
    expect(formText(form, 'file')).toBe('');
  });
});
