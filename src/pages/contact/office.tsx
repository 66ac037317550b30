import { chakra, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SplitSection } from '../../components/section';
import { Small, TextAnchor } from '../../components/text';
import { brand } from '../../domain/brand';
import { isOfficeOpen } from '../../domain/office-hours';
import { useOpeningHours } from '../../i18n/use-opening-hours';

const CHECK_EVERY_MS = 30_000;

/** Fixed height, to avoid a layout shift when the text appears. */
const Line = chakra('p', {
  base: {
    minH: '6',
    textStyle: 'small',
    fontWeight: 600,
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& > span::before': { content: '""', boxSize: '2', borderRadius: 'full', bg: 'currentColor' },
    '& > [data-open]': { color: 'fg.success' },
  },
});

/**
 * Whether the office is open now, in its own time zone. The prerendered page cannot know, so it shows nothing. Source:
 * decisions "Pages".
 */
function OpenNow() {
  const { t } = useTranslation('contact');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const check = () => setOpen(isOfficeOpen(new Date()));
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Line role="status">
      {isOpen !== null && <span data-open={isOpen || undefined}>{isOpen ? t('office.open') : t('office.closed')}</span>}
    </Line>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '10rem 1fr' },
    '& > dt, & > dd': { py: { base: '1', sm: '4' } },
    '& > dt': { color: 'fg.muted', borderTopWidth: '1px', borderColor: 'border', pt: '4' },
    '& > dd': { pb: '4', borderTopWidth: { sm: '1px' }, borderColor: 'border', fontWeight: 500 },
  },
});

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Phone, email, address and hours; only the full layout shows weekend hours. */
export function Office() {
  const { t } = useTranslation('contact');
  const [weekdays, ...weekend] = useOpeningHours();
  return (
    <SplitSection
      id="hours"
      template="5fr 7fr"
      from="lg"
      title={t('office.title')}
      intro={
        <>
          <Text>{t('office.intro')}</Text>
          <OpenNow />
        </>
      }
    >
      <Facts>
        <Fact name={t('office.labels.phone')}>
          <TextAnchor href={brand.phone.href}>{brand.phone.display}</TextAnchor>
        </Fact>
        <Fact name={t('office.labels.email')}>
          <TextAnchor href={`mailto:${brand.email}`} overflowWrap="anywhere">
            {brand.email}
          </TextAnchor>
          <Small>{t('office.emailReply')}</Small>
        </Fact>
        <Fact name={t('office.labels.address')}>{t('office.address')}</Fact>
        <Fact name={t('office.labels.hours')}>
          {weekdays}
          {weekend.map((line) => (
            <chakra.span key={line} display="block" hideBelow="md">
              {line}
            </chakra.span>
          ))}
        </Fact>
      </Facts>
    </SplitSection>
  );
}
