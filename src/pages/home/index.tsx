import { Container, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { Stat } from '../../components/stat';
import { Hero } from './hero';
import { Solutions } from './solutions';
import { SouthTexas } from './south-texas';
import { Why } from './why';

const ITEMS = ['years', 'clients', 'support', 'uptime'] as const;

/** Four statistics. Source: spec 9 "Service claims". */
function Stats() {
  const { t } = useTranslation('home');
  return (
    <chakra.section bg="bg.muted" aria-label={t('stats.title')}>
      <Container>
        <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}>
          {ITEMS.map((id) => (
            <Stat
              key={id}
              label={t(`stats.items.${id}.label`)}
              value={t(`stats.items.${id}.value`)}
              textStyle="small"
              py={{ base: '6', md: '10' }}
            />
          ))}
        </chakra.dl>
      </Container>
    </chakra.section>
  );
}

/** Home. Source: spec 2 "Public pages". */
export default function Home() {
  return (
    <>
      <Hero />
      <Stats />
      <Why />
      <Solutions />
      <SouthTexas />
      <CallToAction page="home" />
    </>
  );
}
