import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { brand } from '../../domain/brand';
import { useContent } from '../../i18n/place';
import { Section } from '../../ui/section';
import { Heading, Text, TextLink } from '../../ui/text';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '10rem 1fr' },
    '& > dt, & > dd': { py: { base: '1', sm: '4' } },
    '& > dt': { color: 'muted', borderTopWidth: '1px', borderColor: 'line', pt: '4' },
    '& > dd': { pb: '4', borderTopWidth: { sm: '1px' }, borderColor: 'line', fontWeight: 500 },
  },
});

/**
 * Where open-now.tsx says whether the office is open. It is free at first, and as high as it will be: nothing moves
 * when the answer comes.
 */
const OpenNowPlace = chakra('p', {
  base: {
    minH: '6',
    textStyle: 'small',
    fontWeight: 600,
    color: 'muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& > span::before': { content: '""', boxSize: '2', borderRadius: 'full', bg: 'currentColor' },
    '& > [data-open]': { color: 'sage' },
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
          <OpenNowPlace role="status" data-open-now="" />
        </chakra.div>
        <Facts>
          <Fact name={office.labels.phone}>
            <TextLink href={brand.phone.href}>{brand.phone.display}</TextLink>
          </Fact>
          <Fact name={office.labels.email}>
            <TextLink href={`mailto:${brand.email}`} overflowWrap="anywhere">
              {brand.email}
            </TextLink>
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
