import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Draws the icons inside it in one hand: a stroke of 1.75 on the 24 px grid, 20 px large unless one has its own `size`.
 */
export function IconStyle({ children }: { children: ReactNode }) {
  return (
    <LucideProvider strokeWidth={1.75} size={20}>
      {children}
    </LucideProvider>
  );
}
