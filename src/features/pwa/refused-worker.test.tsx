import { useEffect, useEffectEvent } from 'react';
import type { RegisterSWOptions } from 'vite-plugin-pwa/types';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component';
import UpdateOffer from './update-offer';

vi.mock('virtual:pwa-register/react', () => ({
  useRegisterSW({ onRegisterError }: RegisterSWOptions) {
    const refuse = useEffectEvent(() => onRegisterError?.(new DOMException('refused', 'SecurityError')));
    useEffect(() => refuse(), []);
  },
}));

test('a browser that refuses the worker shows neither an error nor an offer', async () => {
  await renderComponent(<UpdateOffer />);
  await new Promise((resolve) => setTimeout(resolve, 300)); // React renders, and the regions fill
  expect(document.body).toHaveTextContent(/^$/);
});
