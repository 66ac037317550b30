import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { TOWN_NAMES, ValleyMap } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';

/** What being from here means, beside the map of where that is. */
export function Opening() {
  const { hero, map, action, comparison, coverage } = useContent('south-texas');
  const href = useHref();
  return (
    <PageOpening
      {...hero}
      actions={
        <>
          <ButtonLink size="lg" href={href('contact')}>
            {action.quote}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href="#comparison">
            {comparison.title}
          </ButtonLink>
        </>
      }
      aside={<ValleyMap labels={TOWN_NAMES} {...map} title={`${coverage.title}. ${coverage.intro}`} />}
    />
  );
}
