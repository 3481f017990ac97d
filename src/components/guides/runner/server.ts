import type {Server} from '../../tryIt/server/useServer';
import {createStore, useStore} from '../../store';

/** The server that the settings of the page show, and where they show it. */
export interface ShownServer {
  server: Server;
  /** Where the site, in this locale, begins. */
  baseUrl: string;
  /** Gives the focus to the choice of the server. */
  focus: () => void;
}

const shown = createStore<ShownServer | undefined>(undefined);

/** Tells of the server that the settings show; none when they go. */
export const showServer = shown.write;

/** The server that the settings show, as soon as they do. */
export const getShownServer = (): Promise<ShownServer> =>
  new Promise((resolve) => {
    const look = () => {
      const server = shown.read();
      if (!server) return;
      end();
      resolve(server);
    };
    const end = shown.watch(look);
    look();
  });

/** The server that the settings show, for a component. */
export const useShownServer = (): Server | undefined => useStore(shown)?.server;
