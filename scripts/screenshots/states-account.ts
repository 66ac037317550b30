import { addressOf } from '../../emulators/ports';
import type { Stage, State } from './stage';

const auth = ({ words }: Stage) => words.interface.auth;

async function logIn(stage: Stage, email: string, password: string) {
  const form = stage.page.getByRole('tabpanel', { name: auth(stage).tabs.login });
  await form.getByLabel(auth(stage).fields.email).fill(email);
  await form.getByLabel(auth(stage).fields.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: auth(stage).login.submit }).click();
}

const signUp = (stage: Stage) => stage.page.getByRole('tab', { name: auth(stage).tabs.signUp }).click();

/** Who may come in, and who not. */
export const ACCOUNT: Record<string, State> = {
  'login-errors': {
    at: 'auth',
    show: (stage) => stage.page.getByRole('button', { name: auth(stage).login.submit }).click(),
  },
  'login-refused': {
    at: 'auth',
    show: async (stage) => {
      await logIn(stage, 'nobody@mesquite.example', 'wrong-password');
      await stage.page.getByText(auth(stage).login.failed).waitFor();
    },
  },
  'login-reset': {
    at: 'auth',
    show: async (stage) => {
      const form = stage.page.getByRole('tabpanel', { name: auth(stage).tabs.login });
      await form.getByLabel(auth(stage).fields.email).fill('user@mesquite.example');
      await form.getByRole('button', { name: auth(stage).reset.ask }).click();
      await stage.page.waitForTimeout(1500);
    },
  },
  'sign-up': { at: 'auth', show: signUp },
  'sign-up-errors': {
    at: 'auth',
    show: async (stage) => {
      await signUp(stage);
      await stage.page.getByRole('button', { name: auth(stage).signUp.submit }).click();
    },
  },
  verification: {
    at: 'auth',
    show: async (stage) => {
      await signUp(stage);
      const form = stage.page.getByRole('tabpanel', { name: auth(stage).tabs.signUp });
      await form.getByLabel(auth(stage).fields.fullName).fill('Guadalupe Hinojosa');
      await form.getByLabel(auth(stage).fields.email).fill(`seen-${crypto.randomUUID()}@mesquite.example`);
      await form.getByLabel(auth(stage).fields.password, { exact: true }).fill('mesquite-demo');
      await form.getByRole('button', { name: auth(stage).signUp.submit }).click();
      await stage.page.getByText(auth(stage).signUp.doneTitle).waitFor();
    },
  },
  'admin-denied': {
    at: 'admin',
    as: 'user',
    show: (stage) => stage.page.getByText(auth(stage).guard.deniedTitle).waitFor(),
  },
  'admin-unreachable': {
    at: 'admin',
    as: 'admin',
    before: ({ context }) => context.route(new RegExp(addressOf('firestore')), (route) => route.abort()),
    show: (stage) => stage.page.getByText(auth(stage).guard.unreachable).waitFor({ timeout: 60_000 }),
  },
  dashboard: {
    at: 'admin',
    as: 'admin',
    whole: true,
    show: ({ page, words }) => page.getByRole('heading', { name: words.admin.start.title }).waitFor(),
  },
  'account-menu': {
    at: 'home',
    as: 'admin',
    show: async ({ page, words, size }) => {
      if (size === 'desktop') return page.locator('[data-account=header] summary').click();
      return page.getByRole('button', { name: words.frame.bottomBar.openMenu }).click();
    },
  },
};
