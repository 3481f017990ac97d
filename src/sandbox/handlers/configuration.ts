import type {OperationHandler} from '../call';

/** What operations of the platform's own settings do. */
export const configurationHandlers: Record<string, OperationHandler> = {
  SetDefaultBootImage: {
    effects: (_, {value, place}) => {
      for (const other of place.values) other.default = other === value;
    },
  },
};
