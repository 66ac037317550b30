import { type GridRow, readGrid } from './grid';

/** Who may do what in Firestore: every operation on every collection there is, and on what no rule names. */
export const FIRESTORE_GRID: GridRow[] = readGrid(`
                                 visitor  unverified  user  unclaimed  unconfirmed  profileless  demoted  deactivated  admin
get own profile                | no       yes         yes   yes        yes          yes          yes      yes          yes
create own profile             | no       no          no    no         no           no           no       no           no
change own profile             | no       no          no    no         no           no           no       no           no
delete own profile             | no       no          no    no         no           no           no       no           no
get another's profile          | no       no          no    no         no           no           no       no           no
list the profiles              | no       no          no    no         no           no           no       no           no
create another's profile       | no       no          no    no         no           no           no       no           no
change another's profile       | no       no          no    no         no           no           no       no           no
delete another's profile       | no       no          no    no         no           no           no       no           no
get a media record             | yes      yes         yes   yes        yes          yes          yes      yes          yes
list the media records         | yes      yes         yes   yes        yes          yes          yes      yes          yes
create a media record          | no       no          no    no         no           no           no       no           yes
change a media record          | no       no          no    no         no           no           no       no           yes
delete a media record          | no       no          no    no         no           no           no       no           yes
get a quote request            | no       no          no    no         no           no           no       no           yes
list the quote requests        | no       no          no    no         no           no           no       no           yes
create a quote request         | no       no          no    no         no           no           no       no           no
change a quote request         | no       no          no    no         no           no           no       no           no
delete a quote request         | no       no          no    no         no           no           no       no           no
get a subscriber               | no       no          no    no         no           no           no       no           yes
list the subscribers           | no       no          no    no         no           no           no       no           yes
create a subscriber            | no       no          no    no         no           no           no       no           no
change a subscriber            | no       no          no    no         no           no           no       no           no
delete a subscriber            | no       no          no    no         no           no           no       no           no
get the state of a sync        | no       no          no    no         no           no           no       no           no
list the states of syncs       | no       no          no    no         no           no           no       no           no
create the state of a sync     | no       no          no    no         no           no           no       no           no
change the state of a sync     | no       no          no    no         no           no           no       no           no
delete the state of a sync     | no       no          no    no         no           no           no       no           no
get a sender's count           | no       no          no    no         no           no           no       no           no
list the senders' counts       | no       no          no    no         no           no           no       no           no
create a sender's count        | no       no          no    no         no           no           no       no           no
change a sender's count        | no       no          no    no         no           no           no       no           no
delete a sender's count        | no       no          no    no         no           no           no       no           no
get what no rule names         | no       no          no    no         no           no           no       no           no
list all that no rule names    | no       no          no    no         no           no           no       no           no
create what no rule names      | no       no          no    no         no           no           no       no           no
change what no rule names      | no       no          no    no         no           no           no       no           no
delete what no rule names      | no       no          no    no         no           no           no       no           no
get a record's note            | no       no          no    no         no           no           no       no           no
list the notes of a record     | no       no          no    no         no           no           no       no           no
create a record's note         | no       no          no    no         no           no           no       no           no
change a record's note         | no       no          no    no         no           no           no       no           no
delete a record's note         | no       no          no    no         no           no           no       no           no
get a note of a profile        | no       no          no    no         no           no           no       no           no
get a note of a quote request  | no       no          no    no         no           no           no       no           no
get a note of a subscriber     | no       no          no    no         no           no           no       no           no
`);
