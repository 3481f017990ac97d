import {useId, useState, type ReactNode, type Ref} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import controls from '../controls.module.css';
import type {Server} from './useServer';

interface Props {
  server: Server;
  input: Ref<HTMLInputElement>;
}

/** The header with which the reader's own installation lets the reader in. */
export default function Authorization({server, input}: Props): ReactNode {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={controls.group}>
      <label className={controls.label} htmlFor={id}>
        <Translate
          id="tryIt.authorization"
          description="Label of the field for the header; keep the name Authorization"
        >
          Authorization header (optional)
        </Translate>
      </label>
      <div className={controls.row}>
        <input
          ref={input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={clsx(controls.control, controls.code)}
          value={server.authorization}
          placeholder="Bearer …"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          aria-invalid={!server.authorizationIsRight}
          onChange={({target}) => server.setAuthorization(target.value)}
        />
        <button
          type="button"
          className={controls.button}
          aria-label={
            isShown
              ? translate({
                  id: 'tryIt.authorization.hide.label',
                  message: 'Hide the Authorization header',
                  description: 'Name of the button that masks the header again',
                })
              : translate({
                  id: 'tryIt.authorization.show.label',
                  message: 'Show the Authorization header',
                  description: 'Name of the button that shows what is masked',
                })
          }
          onClick={() => setShown(!isShown)}
        >
          {isShown
            ? translate({
                id: 'tryIt.authorization.hide',
                message: 'Hide',
                description: 'Button that masks the header again',
              })
            : translate({
                id: 'tryIt.authorization.show',
                message: 'Show',
                description: 'Button that shows the masked header',
              })}
        </button>
      </div>
      <p
        id={`${id}-hint`}
        className={server.authorizationIsRight ? controls.hint : controls.wrong}
      >
        {server.authorizationIsRight
          ? translate({
              id: 'tryIt.authorization.hint',
              message:
                'Kept in this tab until you close it, and sent to your platform only.',
              description: 'Below the field for the Authorization header',
            })
          : translate({
              id: 'tryIt.authorization.wrong',
              message: 'HTTP cannot carry these characters in a header.',
              description: 'Below the field for the Authorization header',
            })}
      </p>
    </div>
  );
}
