/** What can be open over a table, one at a time. */
export type Opened = 'menu' | 'invite' | 'settings' | 'result' | 'since' | 'device' | 'leave' | 'resign' | 'keys' | 'back';
