/* Plays on the seats of these tokens, always the first move on offer, until so many were made or the game is over, and says
   whether it is: over sockets of its own, so that no page has to draw what a test does not look at. `painted`: this page
   draws every step. */
async ({ table, tokens, moves, painted = false }) => {
  const sockets = [];
  let made = 0;
  let over = false;
  const leave = () => sockets.forEach((socket) => socket.close());

  function play(socket, shown) {
    const waiting = shown.waiting.filter((seat) => shown.seats[seat].mine);
    if (shown.resting) return { type: 'next' };
    if (waiting.length === 0) return null;
    if (!waiting.includes(shown.viewer)) return { type: 'look', seat: waiting[0] };
    const decision = shown.decisions[shown.viewer];
    if (socket.answered === `${shown.viewer}.${decision}`) return null;
    socket.answered = `${shown.viewer}.${decision}`;
    made += 1;
    return { type: 'move', seat: shown.viewer, decision, action: shown.scene.targets[0].action };
  }

  function sit(token) {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
    sockets.push(socket);
    const send = (message) => socket.send(JSON.stringify(message));
    return new Promise((done, fail) => {
      socket.onopen = () => send({ type: 'enter', token });
      socket.onclose = done;
      socket.onerror = () => fail(new Error('no connection'));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'denied' && message.id !== 'pace') fail(new Error(data));
        if (message.type !== 'shown') return;
        if (!socket.paced) send({ type: 'pace', seconds: 0, id: 'pace' });
        socket.paced = true;
        over ||= message.scene.over;
        if (over || made >= moves) return leave();
        const answer = play(socket, message);
        if (answer && painted) requestAnimationFrame(() => requestAnimationFrame(() => send(answer)));
        else if (answer) send(answer);
      };
    });
  }

  await Promise.all(tokens.map(sit));
  return over;
};
