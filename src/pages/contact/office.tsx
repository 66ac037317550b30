import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { brand } from '../../domain/brand';
import { useContent } from '../../i18n/locale';
import { Section } from '../../ui/section';
import { Heading, Text, TextAnchor } from '../../ui/text';
import { OpenNow } from './open-now';

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

/** Phone, email, address and hours; the weekend's hours stand in the full layout. */
export function Office() {
  const { office } = useContent('contact');
  const [weekdays, ...weekend] = office.hours;
  return (
    <Section id="hours">
      <chakra.div display="grid" gap={{ base: '8', lg: '16' }} gridTemplateColumns={{ base: '1fr', lg: '5fr 7fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
          <Heading>{office.title}</Heading>
          <Text>{office.intro}</Text>
          <OpenNow />
        </chakra.div>
        <Facts>
          <Fact name={office.labels.phone}>
            <TextAnchor href={brand.phone.href}>{brand.phone.display}</TextAnchor>
          </Fact>
          <Fact name={office.labels.email}>
            <TextAnchor href={`mailto:${brand.email}`} overflowWrap="anywhere">
              {brand.email}
            </TextAnchor>
            <Text textStyle="small">{office.emailReply}</Text>
          </Fact>
          <Fact name={office.labels.address}>{office.address}</Fact>
          <Fact name={office.labels.hours}>
            {weekdays}
            {weekend.map((line) => (
              <chakra.span key={line} display="block" hideBelow="md">
                {line}
              </chakra.span>
            ))}
          </Fact>
        </Facts>
      </chakra.div>
    </Section>
  );
}
