import { chakra } from '@chakra-ui/react/styled-system';
import { trailOf } from '../domain/paths';
import { useContent, useHref, usePlace } from '../i18n/place';
import { Eyebrow } from './text';

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    textStyle: 'label',
    color: 'muted',
    '& > * + *::before': { content: '"/" / ""', mx: '2', color: 'control' },
    '& a': { display: 'inline-block', py: '1', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    '& span': { color: 'accent' },
  },
});

/** The line above a page's title: its name, and before that the way down to it where it stands below another page. */
export function Breadcrumbs({ name }: { name: string }) {
  const { breadcrumbs, routes } = useContent('frame');
  const { id } = usePlace();
  const href = useHref();
  const above = id ? trailOf(id).slice(0, -1) : [];
  if (above.length < 2) return <Eyebrow>{name}</Eyebrow>;
  return (
    <nav aria-label={breadcrumbs}>
      <Trail>
        {above.map((step) => (
          <li key={step}>
            <a href={href(step)}>{routes[step]}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{name}</span>
        </li>
      </Trail>
    </nav>
  );
}
