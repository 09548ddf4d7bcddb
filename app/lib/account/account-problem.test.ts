import {describe, expect, it} from 'vitest';
import {firstProblem} from './account-problem';

const error = (message: string, ...field: string[]) => ({message, field});

describe('firstProblem', () => {
  it('is the first error, at the last part of its path', () => {
    expect(
      firstProblem(
        [error('zu kurz', 'input', 'password'), error('x', 'input', 'email')],
        ['email', 'password'],
      ),
    ).toEqual({message: 'zu kurz', field: 'password'});
  });

  it('names no field that the form does not have', () => {
    expect(
      firstProblem([error('abgelaufen', 'resetToken')], ['email']),
    ).toEqual({message: 'abgelaufen', field: null});
    expect(firstProblem([{message: 'a', field: null}], ['email'])).toEqual({
      message: 'a',
      field: null,
    });
  });

  it('is nothing when the provider has nothing to say', () => {
    expect(firstProblem([], [])).toBeNull();
    expect(firstProblem(null, [])).toBeNull();
  });
});
