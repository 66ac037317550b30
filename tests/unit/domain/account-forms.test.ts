import { expect, it } from 'vitest';
import { signUpSchema } from '../../../src/domain/account-forms';

const isAccepted = (fullName: string) =>
  signUpSchema.safeParse({ fullName, email: 'ana@example.com', password: 'secret' }).success;

it('signs up people, not advertisements: the email to a stranger would show them', () => {
  const names = ['Ana', 'Mª del Carmen Fernández-Garza y Villarreal, Jr.', 'x'.repeat(80)];
  expect(names.filter(isAccepted)).toEqual(names);
  expect(
    ['x'.repeat(81), 'Won $500! https://evil.example', 'WWW.evil.example', 'Claim at evil.example/x'].filter(
      isAccepted,
    ),
  ).toEqual([]);
});
