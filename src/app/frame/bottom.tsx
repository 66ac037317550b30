import { ChatCorner } from '../../features/chat/chat-corner';
import { SearchNotice } from '../../features/search/search-notice';
import { BottomBar } from './bottom-bar';
import { Drawer } from './drawer';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';

/** What stands below every page, and what opens over it. */
export function Bottom() {
  return (
    <>
      <Footer />
      <BottomBar />
      <Drawer />
      <LanguageOffer />
      <SearchNotice />
      <ChatCorner />
    </>
  );
}
