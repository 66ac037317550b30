import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconChevron } from '../../components/icons';
import type { Neighbours } from './gallery-view';

const place = { position: 'absolute', top: '50%', translate: '0 -50%', bg: 'bg.panel' } as const;

/** Buttons on the sides of the picture for the previous and next image. */
export function Arrows({ neighbours, onShow }: { neighbours: Neighbours; onShow: (id: string) => void }) {
  const { t } = useTranslation('media');
  const { previous, next } = neighbours;
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        css={{ ...place, left: '2', '& svg': { rotate: '90deg' } }}
        aria-label={t('file.previous')}
        onClick={() => onShow(previous.id)}
      >
        <IconChevron />
      </Button>
      <Button
        variant="outline"
        size="icon"
        css={{ ...place, right: '2', '& svg': { rotate: '-90deg' } }}
        aria-label={t('file.next')}
        onClick={() => onShow(next.id)}
      >
        <IconChevron />
      </Button>
    </>
  );
}
