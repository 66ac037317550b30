import { brand } from '../domain/brand';

const STYLE = { whiteSpace: 'nowrap', textDecoration: 'underline', textUnderlineOffset: '0.25em' } as const;

/**
 * A sentence in which our number, where it comes, is a link and stays on one line. In plain HTML: the frame, which
 * tells of what failed in such sentences, has no styles of its own.
 */
export function PhoneText({ children }: { children: string }) {
  const { display, href } = brand.phone;
  const [before, after] = children.split(display);
  if (after === undefined) return children;
  return (
    <>
      {before}
      <a href={href} style={STYLE}>
        {display}
      </a>
      {after}
    </>
  );
}
