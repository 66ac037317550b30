import { brand } from '../../domain/brand';
import { useContent } from '../../i18n/locale';
import { AnchorButton } from '../../ui/button';
import { IconMail, IconPhone } from '../../ui/icons';
import { Desk } from '../../ui/illustrations';
import { PageOpening } from '../../ui/page-opening';

/** Who answers, and the two ways to reach them. */
export function Opening() {
  const { hero, actions } = useContent('contact');
  return (
    <PageOpening
      {...hero}
      actions={
        <>
          <AnchorButton size="lg" href={brand.phone.href}>
            <IconPhone />
            {actions.call}
          </AnchorButton>
          <AnchorButton size="lg" variant="outline" href={`mailto:${brand.email}`}>
            <IconMail />
            {actions.write}
          </AnchorButton>
        </>
      }
      aside={<Desk />}
    />
  );
}
