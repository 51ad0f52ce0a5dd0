/** What the extension uses of the browser's interface to extensions. */
declare namespace chrome {
  namespace runtime {
    function getManifest(): { homepage_url: string };
  }
  namespace tabs {
    interface Tab {
      id?: number;
      /** Told of a tab that the seller pressed the extension's button on. */
      url?: string;
    }
    function query(question: { active: true; currentWindow: true }): Promise<Tab[]>;
    function create(tab: { url: string }): Promise<Tab>;
  }
  namespace scripting {
    interface Target {
      tabId: number;
    }
    function executeScript(injection: { target: Target; files: [string] }): Promise<unknown>;
    function executeScript<A extends unknown[], R>(injection: {
      target: Target;
      func: (...args: A) => R;
      args: A;
    }): Promise<{ result: Awaited<R> }[]>;
  }
  namespace storage {
    /** Kept in memory until the browser is closed. */
    namespace session {
      function get(key: string): Promise<Record<string, unknown>>;
      function set(values: Record<string, unknown>): Promise<void>;
      function remove(key: string): Promise<void>;
    }
  }
}
