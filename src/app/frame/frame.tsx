import type { ReactNode } from 'react';
import { Chat } from '../../features/chat/chat';
import { Search } from '../../features/search/search';
import { usePlace } from '../../i18n/place';
import { Still } from '../../ui/still';
import { ToasterOutlet } from '../../ui/toaster-outlet';
import { Boundary } from '../boundary';
import { Account } from './account';
import { AppBack } from './app-back';
import { Bottom } from './bottom';
import { useCloseMenus } from './close-menus';
import { Connection } from './connection';
import { useDragToClose } from './drag-to-close';
import { useFollowPlace } from './follow-place';
import { Install } from './install';
import { LateNews } from './late-news';
import { Top } from './top';
import { Versions } from './versions';

/** What there is besides the page, and can be missed. */
const EXTRAS = { LateNews, Chat, Search, ToasterOutlet, Versions, Install, AppBack, Connection };

/** What stands around every page, on a desktop and on a phone. */
export function Frame({ children }: { children: ReactNode }) {
  const place = usePlace();
  useCloseMenus(place);
  useDragToClose();
  useFollowPlace(place);
  return (
    <>
      <Still name="top" lasting>
        {__DRAWS__ && <Top />}
      </Still>
      <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </main>
      <Still name="bottom" lasting>
        {__DRAWS__ && <Bottom />}
      </Still>
      <Boundary>
        <Account key={place.locale} />
      </Boundary>
      {Object.entries(EXTRAS).map(([name, Extra]) => (
        <Boundary key={name}>
          <Extra />
        </Boundary>
      ))}
    </>
  );
}
