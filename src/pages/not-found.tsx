import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { MOVED, pathTo } from '../domain/paths';
import { useContent } from '../i18n/locale';
import { LinkButton } from '../ui/button';
import { IconArrow } from '../ui/icons';
import { Section } from '../ui/section';
import { Lead, Text, TextLink, Title } from '../ui/text';
import { useCurrentRoute } from '../ui/use-current-route';

const isMoved = (path: string): path is keyof typeof MOVED => path in MOVED;

/** What an unknown path shows; says where the subject of a path that older links name is now. */
export default function NotFound() {
  const { notFound } = useContent('frame');
  const { path } = useCurrentRoute();
  // The static page is one for all paths, so what depends on the path comes after hydration.
  const [missing, setMissing] = useState('');
  useEffect(() => {
    console.warn(`404: there is no page at ${location.pathname}`);
    setMissing(path);
  }, [path]);
  const moved = isMoved(missing) ? MOVED[missing] : null;
  return (
    <Section minH="60vh">
      <chakra.div display="grid" gap="5" justifyItems="start">
        <chakra.p textStyle="hero" color="brand.fg" fontVariantNumeric="tabular-nums">
          {notFound.code}
        </chakra.p>
        <Title>{notFound.title}</Title>
        <Lead>{notFound.text}</Lead>
        {moved && (
          <chakra.aside
            display="grid"
            gap="2"
            justifyItems="start"
            borderLeftWidth="3px"
            borderColor="brand.fg"
            pl="5"
            py="1"
          >
            <chakra.h2 textStyle="subheading">{notFound.suggestionTitle}</chakra.h2>
            <Text>{notFound.suggestions[moved.suggestion].text}</Text>
            <TextLink href={pathTo(moved.route, moved.anchor)}>
              {notFound.suggestions[moved.suggestion].link}
              <IconArrow />
            </TextLink>
          </chakra.aside>
        )}
        <LinkButton size="lg" href={pathTo('home')}>
          {notFound.home}
        </LinkButton>
      </chakra.div>
    </Section>
  );
}
