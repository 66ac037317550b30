import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { AnchorButton, LinkButton } from '../../ui/button';
import { TOWN_NAMES, ValleyMap } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';

/** What being from here means, beside the map of where that is. */
export function Opening() {
  const { hero, map, action, comparison, coverage } = useContent('south-texas');
  return (
    <PageOpening
      {...hero}
      actions={
        <>
          <LinkButton size="lg" href={pathTo('contact')}>
            {action.quote}
          </LinkButton>
          <AnchorButton size="lg" variant="outline" href="#comparison">
            {comparison.title}
          </AnchorButton>
        </>
      }
      aside={<ValleyMap labels={TOWN_NAMES} {...map} title={`${coverage.title}. ${coverage.intro}`} />}
    />
  );
}
