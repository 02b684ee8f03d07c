# It is somebody's turn: on their device, and as the subject of a letter
title = Your turn: { $game }
played = { $player } has played.
# Who sits at the table
together = At the table: { $others }
comma = ,{ " " }
# A letter to an address that somebody has given: its subject, and what stands before and after the link
confirm = Confirm your address
asked = Somebody has asked for an e-mail at this address when it is their turn at a rummy table, when a friend asks them to play, or before a date of their club. If that was you, confirm it here:
nothing = If not, do nothing: you will get no more e-mail.
# A letter that it is somebody's turn: what stands before the link, and before the one that stops such letters
table = It is your turn. Go to the table:
stop = Stop this kind of e-mail:
# A club meets soon: on a device, with the time in both, and as the subject of a letter, which names no club
club = { $club } meets soon
club-when = Start: { $time }
club-mail = Your club meets soon
# A friend asks somebody to a table: on a device, and as the subject and before the link of a letter, which names no friend
friend = { $name } asks you to play
friend-mail = A friend asks you to play
friend-table = { $game }: go to the table.
