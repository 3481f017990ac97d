import {createServer, type ViteDevServer} from 'vite';

/** Modules of `src` that are read anew after they have changed. */
export interface Modules {
  load<T>(file: string): Promise<T>;
  /** Forgets some files. @returns whether any of them had been read */
  forget(files: readonly string[]): boolean;
}

/** Reads modules of the site by Vite, which knows what imports what. */
export async function getModules(siteDir: string): Promise<Modules> {
  const server: ViteDevServer = await createServer({
    root: siteDir,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: {noDiscovery: true},
    server: {middlewareMode: true, hmr: false, ws: false, watch: null},
  });
  const {moduleGraph} = server.environments.ssr;
  return {
    load: (file) => server.ssrLoadModule(file) as Promise<never>,
    forget: (files) =>
      files.filter((file) => {
        const known = (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
        moduleGraph.onFileChange(file);
        return known;
      }).length > 0,
  };
}
