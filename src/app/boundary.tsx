import { Component, type ReactNode } from 'react';
import { brand } from '../domain/brand';
import { useContent } from '../i18n/place';

interface BoundaryProps {
  /** What stands in the place of a part that fails; nothing unless it is given. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps the fault of a part to that part: without it React would take the whole site away. React logs what it was. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

/** In the place of a page that failed. In plain HTML: what draws the others may be what is at fault. */
export function PageFailed() {
  const { error } = useContent('frame');
  return (
    <section role="alert" style={{ maxWidth: '40rem', margin: '6rem auto', padding: '0 1.25rem' }}>
      <h1 style={{ fontSize: '2rem' }}>{error.title}</h1>
      <p style={{ margin: '1rem 0' }}>{error.text}</p>
      <button
        type="button"
        style={{ padding: '0.75rem 0', textDecoration: 'underline' }}
        onClick={() => location.reload()}
      >
        {error.reload}
      </button>{' '}
      · <a href={brand.phone.href}>{error.call}</a>
    </section>
  );
}
