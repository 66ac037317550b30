import { chakra } from '@chakra-ui/react/styled-system';
import { useContent } from '../../i18n/place';
import { Button } from '../../ui/button';
import { NoticeBar } from '../../ui/notice-bar';
import { styled } from '../../ui/styled';

interface UpdateNoticeProps {
  onAccept: () => void;
  onLater: () => void;
}

/** Says that a newer version of the site is ready, and takes it only if the visitor wants it now. */
function Notice({ onAccept, onLater }: UpdateNoticeProps) {
  const { update } = useContent('installed');
  return (
    <NoticeBar aria-label={update.label}>
      <chakra.p role="status" flex={{ base: '1 1 100%', md: '1 1 12rem' }}>
        <chakra.span display="block" fontWeight="600">
          {update.text}
        </chakra.span>
        <chakra.span textStyle="small" color="muted">
          {update.note}
        </chakra.span>
      </chakra.p>
      <Button onClick={onAccept}>{update.accept}</Button>
      <Button variant="outline" onClick={onLater}>
        {update.later}
      </Button>
    </NoticeBar>
  );
}

export const UpdateNotice = styled(Notice);
