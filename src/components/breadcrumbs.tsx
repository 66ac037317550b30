import { Breadcrumb } from '@chakra-ui/react/breadcrumb';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pathTo, trailOf } from '../domain/paths';
import { useCurrentRoute } from '../hooks/current-page';
import { breadcrumbRecipe } from '../theme/recipes/data-display';
import { Eyebrow } from './text';

/** The line above a page's title: links to the pages above it, if any besides Home, and its name. */
export function Breadcrumbs({ name }: { name: string }) {
  const { t } = useTranslation();
  const { id } = useCurrentRoute();
  const above = id ? trailOf(id).slice(0, -1) : [];
  if (above.length < 2) return <Eyebrow>{name}</Eyebrow>;
  return (
    <Breadcrumb.Root recipe={breadcrumbRecipe} aria-label={t('breadcrumbs')}>
      <Breadcrumb.List>
        {above.map((step) => (
          <Fragment key={step}>
            <Breadcrumb.Item>
              <Breadcrumb.Link asChild>
                <Link href={pathTo(step)}>{t(`routes.${step}`)}</Link>
              </Breadcrumb.Link>
            </Breadcrumb.Item>
            <Breadcrumb.Separator>/</Breadcrumb.Separator>
          </Fragment>
        ))}
        <Breadcrumb.Item>
          <Breadcrumb.CurrentLink>{name}</Breadcrumb.CurrentLink>
        </Breadcrumb.Item>
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}
