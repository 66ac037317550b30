import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pathTo, trailOf } from '../domain/paths';
import { Eyebrow } from './text';
import { useCurrentRoute } from './use-current-route';

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    textStyle: 'label',
    color: 'fg.muted',
    '& > * + *::before': { content: '"/" / ""', mx: '2', color: 'border.emphasized' },
    '& a': { display: 'inline-block', py: '1', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    '& span': { color: 'brand.fg' },
  },
});

/** The line above a page's title: its name, and before that the way down to it where it stands below another page. */
export function Breadcrumbs({ name }: { name: string }) {
  const { t } = useTranslation();
  const { id } = useCurrentRoute();
  const above = id ? trailOf(id).slice(0, -1) : [];
  if (above.length < 2) return <Eyebrow>{name}</Eyebrow>;
  return (
    <nav aria-label={t('breadcrumbs')}>
      <Trail>
        {above.map((step) => (
          <li key={step}>
            <Link href={pathTo(step)}>{t(`routes.${step}`)}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{name}</span>
        </li>
      </Trail>
    </nav>
  );
}
